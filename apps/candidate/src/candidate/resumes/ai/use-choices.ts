import { useState } from 'react'

/** Which of some proposals are accepted. */
export function useChoices(first: () => readonly string[]) {
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(() => new Set(first()))
  const accept = (id: string, yes: boolean) =>
    setAccepted((before) => new Set(yes ? [...before, id] : [...before].filter((other) => other !== id)))
  return { accepted, accept }
}
