import { RESUME_LIMITS as MAX } from '@tryka/domain'

/** Longer than a point may be: cut between words. */
export function pieces(text: string): string[] {
  if (text.length <= MAX.bullet) return [text]
  const space = text.lastIndexOf(' ', MAX.bullet)
  const end = space > 0 ? space : MAX.bullet
  return [text.slice(0, end), ...pieces(text.slice(end).trim())]
}
