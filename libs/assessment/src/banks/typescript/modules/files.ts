/** A file of a small program. */
export interface File {
  name: string
  text: string
}

/** Files as a task shows them: each under a comment with its name. */
export const shownFiles = (files: readonly File[]): string =>
  files.map(({ name, text }) => `// ${name}\n${text}`).join('\n\n')

/** The files back from what is shown. */
export const filesOf = (code = ''): File[] =>
  code
    .split(/^\/\/ (?=[\w-]+\.[jt]s$)/m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [name = '', ...lines] = part.split('\n')
      return { name, text: lines.join('\n').trim() }
    })
