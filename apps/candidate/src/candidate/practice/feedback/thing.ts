/** The instruction as a title, and what it rests on. */
export function thingOf(text: string): { title: string; rest: string } {
  const [, first = text, rest = ''] = /^(.+?)\.\s+(.*)$/s.exec(text) ?? []
  return { title: first.charAt(0).toLowerCase() + first.slice(1), rest }
}
