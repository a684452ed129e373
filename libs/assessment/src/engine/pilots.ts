import type { Chance } from './model'
import type { Candidate, Selection } from './select'
import { isCodeOver } from './select'

/** Two places of 5 to 20 are for tasks that are tried out and not scored. */
export const PILOTS = { count: 2, from: 5, to: 20 } as const

/** The places of an attempt that are for pilots: any two, so that nobody can tell which. */
export function pilotPlaces(chance: Chance): Set<number> {
  const places = new Set<number>()
  while (places.size < PILOTS.count)
    places.add(PILOTS.from + Math.floor(chance() * (PILOTS.to - PILOTS.from + 1)))
  return places
}

/**
 * A task to try out on somebody, each as likely as the others. Nobody meets one twice, and the limits of code hold.
 * @returns undefined where none fits; then an ordinary task takes its place.
 */
export function selectPilot(
  { tasks, given, met }: Pick<Selection, 'tasks' | 'given' | 'met'>,
  chance: Chance,
): Candidate | undefined {
  const used = new Set(given.map(({ id }) => id))
  const fit = tasks.filter(({ id, code }) => !used.has(id) && !met.has(id) && !(code && isCodeOver(given)))
  return fit[Math.floor(chance() * fit.length)]
}
