/** Wordings that ask for cleverness instead of the thing. */
const TRICKS: readonly [RegExp, string][] = [
  [/\b(all|none) of (the above|these)\b/i, 'an option about the other options'],
  [/\btrick\b/i, 'a trick'],
]
/** A negative in a question is seen only where it stands out. */
const PLAIN_NEGATIVE =
  /\b(is|are|does|do|can|will) not\b[^.?]*\?|\bwhich [^.?]*\b(not|never|except)\b[^.?]*\?/i

/** What is wrong with the words of a task. */
export function wordFaults(texts: readonly string[]): string[] {
  const [stem = ''] = texts
  const faults = TRICKS.flatMap(([pattern, fault]) =>
    texts.some((text) => pattern.test(text)) ? [fault] : [],
  )
  return PLAIN_NEGATIVE.test(stem) ? [...faults, 'a negative that is easily missed'] : faults
}
