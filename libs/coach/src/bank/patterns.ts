/** Patterns of a key point as one line: alternatives between bars, the words of each in any order. */
export const patterns = (line: string): readonly (readonly string[])[] =>
  line.split('|').map((words) => words.trim().split(/\s+/))
