/** A text as a string of JavaScript, in single quotes; what is hard to see is escaped. */
export const literal = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)
    .replace(/[^\x20-\x7e]/gu, (one) => {
      const code = (one.codePointAt(0) ?? 0).toString(16)
      return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`
    })}'`
