import type { MatchChange } from '../../../base/match-panel'
import { sectionPath } from '../address'

/** Where a change can be made. */
export const changePath = (change: MatchChange): string => {
  if (change.kind === 'remote' || change.kind === 'type') return sectionPath('profile')
  return change.kind === 'add'
    ? sectionPath('skills', { add: change.skill })
    : sectionPath('skills', { assess: change.skill })
}
