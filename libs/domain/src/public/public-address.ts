/** Figures and letters that nobody reads as another: a code is also told by telephone. */
export const CODE_ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'
export const CODE_LENGTH = 10

/** The longest slug; a title is longer than an address should be. */
export const SLUG_LENGTH = 60
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const isPostingCode = (text: string): boolean =>
  text.length === CODE_LENGTH && [...text].every((letter) => CODE_ALPHABET.includes(letter))
export const isSlug = (text: string): boolean => text.length <= SLUG_LENGTH + 12 && SLUG.test(text)

/** A code made of random whole numbers: `draw(n)` answers one from 0 to n - 1. */
export const codeFrom = (draw: (below: number) => number, length: number = CODE_LENGTH): string =>
  Array.from({ length }, () => CODE_ALPHABET[draw(CODE_ALPHABET.length)] ?? '').join('')

/** Words of an address: small Latin letters and figures with hyphens; `other` where a text has none of them. */
export function slugOf(text: string, other: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-+|-+$/g, '')
  return words || other
}

/** The list of open jobs. */
export const JOBS_PATH = '/jobs'
/** The public page of a posting. The code finds it; the words are for people. */
export const jobPath = (code: string, title: string): string => `${JOBS_PATH}/${code}/${slugOf(title, 'job')}`
/** Names who shared a job: `ref=<code>` at its public page, and on the way from there to the application. */
export const SHARE_PARAM = 'ref'
/** Made like the code of a posting. */
export const isShareCode = isPostingCode
/** The page of a posting as somebody shares it. */
export const sharedJobPath = (code: string, title: string, share: string): string =>
  `${jobPath(code, title)}?${SHARE_PARAM}=${share}`
export const companyPath = (slug: string): string => `/companies/${slug}`

/** What the address of a job says when somebody comes from its public page: `src=careers`. */
export const CAREERS_SOURCE = 'careers'
