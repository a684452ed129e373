/** Shorter ones are part of too many other words. */
const SHORTEST = 3

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const anyOf = (texts: readonly string[], flags: string) =>
  texts.length
    ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${texts.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, flags)
    : null

interface Person {
  name: string
  email: string
  phone: string
}

/** Takes a person's name, or a part of it, the address and the number out of what others wrote. */
export function withoutPerson({ name, email, phone }: Person, instead: string): (text: string) => string {
  const parts = name.split(/\s+/).filter((part) => [...part].length >= SHORTEST)
  const whole = anyOf(
    [name, email, phone].filter((each) => each.trim() !== ''),
    'giu',
  )
  const single = anyOf(parts, 'gu')
  return (text) => {
    const once = whole ? text.replace(whole, instead) : text
    return single ? once.replace(single, instead) : once
  }
}
