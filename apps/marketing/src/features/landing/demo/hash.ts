import { useEffect, useState } from 'react'

/** SHA-256 of a text as 64 hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The hash of a text; undefined until the browser has made the first. */
export function useHash(text: string): string | undefined {
  const [hash, setHash] = useState<string>()
  useEffect(() => {
    let isLatest = true
    void sha256(text).then((made) => isLatest && setHash(made))
    return () => {
      isLatest = false
    }
  }, [text])
  return hash
}

/** The same text with its last letter replaced. */
export const withOneLetterChanged = (text: string): string =>
  `${text.slice(0, -1)}${text.endsWith('s') ? 'm' : 's'}`

/** Digits that differ between two hashes, by place. */
export const differences = (one: string, other: string): boolean[] =>
  Array.from(one, (digit, place) => digit !== other[place])
