import type { ModuleFacts } from '../course-module'

/** Facts of the modules that are written; `npm run courses:compile` makes them of the texts beside. */
export const FACTS: readonly ModuleFacts[] = []
