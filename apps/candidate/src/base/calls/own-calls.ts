/** A call of this page: on its way, told of by the stream before its answer came, or answered before the stream told. */
type Standing = 'open' | 'told' | 'answered'

/** More than can be on their way; what the stream never tells of must not be kept for ever. */
const MOST = 200
const calls = new Map<string, Standing>()

/** Called before a call goes out, with its key. */
export function callBegins(key: string): void {
  calls.delete(key)
  calls.set(key, 'open')
  const [oldest] = calls.keys()
  if (calls.size > MOST && oldest !== undefined) calls.delete(oldest)
}

/** True when the stream told of it, so that what is on screen was read since. */
export function callIsAnswered(key: string): boolean {
  const told = calls.get(key) === 'told'
  if (told) calls.delete(key)
  else if (calls.has(key)) calls.set(key, 'answered')
  return told
}

export const callFailed = (key: string): void => void calls.delete(key)

/**
 * What a word of the stream means to this page: `news` of somebody else, the first word of a change of its `own`, or
 * one whose answer it has and after which it has `read` everything.
 */
export function streamTells(key: string | null): 'news' | 'own' | 'read' {
  const standing = key === null ? undefined : calls.get(key)
  if (key === null || standing === undefined || standing === 'told') return 'news'
  if (standing === 'open') calls.set(key, 'told')
  else calls.delete(key)
  return standing === 'open' ? 'own' : 'read'
}
