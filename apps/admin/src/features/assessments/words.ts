import type { AppealCase, TemplateHealth } from '@tryka/domain'

const STATES: Record<AppealCase['state'], string> = { open: 'Open', upheld: 'Upheld', refused: 'Refused' }

/** Where an appeal stands. */
export const stateOf = ({ state }: Pick<AppealCase, 'state'>): string => STATES[state]

/** What an appeal is about: `Task 7, Joins`. */
export const aboutOf = ({ seq, topic }: Pick<AppealCase, 'seq' | 'topic'>): string =>
  seq === null ? 'The assessment as a whole' : `Task ${seq}${topic ? `, ${topic}` : ''}`

/** Where a template stands. */
export const STANDINGS: Record<TemplateHealth['standing'], string> = {
  draft: 'Draft',
  pilot: 'Pilot',
  active: 'Active',
  suspect: 'Suspect',
  retired: 'Retired',
}

/** `14 of 20`, with the share. */
export const shareOf = (right: number, shown: number): string =>
  shown === 0 ? 'None yet' : `${right} of ${shown} (${Math.round((100 * right) / shown)}%)`
