import { seedHour } from './features/hiring/seed/index'
import type { Clock } from './clock'

/** The moment around which sample data is made: the one given, else the start of the current hour. */
export const seedClock = (clock: Clock, seedNow: Date | undefined): Clock => ({
  now: () => seedNow ?? seedHour(clock.now()),
})
