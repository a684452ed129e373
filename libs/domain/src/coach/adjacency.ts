import { byText } from './skill-needs'

/** Below these nothing is said of two skills. */
export const ADJACENT_LEAST = { postings: 20, both: 5, companies: 4 } as const

/** An open posting: whose it is and what it asks for. */
export interface AskingPosting {
  companyId: string
  skills: readonly string[]
}

/** Of so many postings that ask for `skill`, so many also ask for `beside`. */
export interface Adjacent {
  skill: string
  beside: string
  asking: number
  both: number
}

interface Pair {
  both: number
  companies: Set<string>
}

/** Which skills are asked for together. Counts grow posting by posting, so that many can be counted a few at a time. */
export class SkillPairs {
  private postings = 0
  private readonly asking = new Map<string, number>()
  private readonly pairs = new Map<string, Map<string, Pair>>()

  add({ companyId, skills }: AskingPosting): void {
    const named = [...new Set(skills)]
    this.postings += 1
    for (const skill of named) {
      this.asking.set(skill, (this.asking.get(skill) ?? 0) + 1)
      const row = this.pairs.get(skill) ?? new Map<string, Pair>()
      this.pairs.set(skill, row)
      for (const beside of named) {
        if (beside === skill) continue
        const pair = row.get(beside) ?? { both: 0, companies: new Set<string>() }
        pair.both += 1
        // Who they are matters only until there are enough.
        if (pair.companies.size < ADJACENT_LEAST.companies) pair.companies.add(companyId)
        row.set(beside, pair)
      }
    }
  }

  get total(): number {
    return this.postings
  }

  count(skill: string): number {
    return this.asking.get(skill) ?? 0
  }

  /** What is asked for beside some skills and is not among them: the highest lift first, then the most, then by name. */
  beside(skills: readonly string[]): Adjacent[] {
    const own = new Set(skills)
    return [...own]
      .filter((skill) => this.count(skill) >= ADJACENT_LEAST.postings)
      .flatMap((skill) =>
        [...(this.pairs.get(skill) ?? [])]
          .filter(([beside, { both, companies }]) => {
            const isEnough = both >= ADJACENT_LEAST.both && companies.size >= ADJACENT_LEAST.companies
            return isEnough && !own.has(beside)
          })
          .map(([beside, { both }]) => ({ skill, beside, asking: this.count(skill), both })),
      )
      .sort(
        (a, b) =>
          this.compareLift(a, b) || b.both - a.both || byText(a.beside, b.beside) || byText(a.skill, b.skill),
      )
  }

  /** Lift is both · all / (asking a · asking b): compared by whole numbers, the higher first. */
  private compareLift(a: Adjacent, b: Adjacent): number {
    const side = (one: Adjacent, other: Adjacent) =>
      BigInt(one.both) * BigInt(other.asking) * BigInt(this.count(other.beside))
    const [left, right] = [side(a, b), side(b, a)]
    return left === right ? 0 : left > right ? -1 : 1
  }
}
