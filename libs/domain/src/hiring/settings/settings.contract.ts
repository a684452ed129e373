import { contract } from '../../http/contract'
import * as calls from './settings.endpoints'
import { CandidateSettings, CandidateSettingsUpdate } from './settings.schema'

const access = 'candidate'

export const settingsApi = {
  get: contract(calls.getCandidateSettings, {
    response: CandidateSettings,
    access,
    summary: 'Account, privacy and notification settings',
  }),
  update: contract(calls.updateCandidateSettings, {
    body: CandidateSettingsUpdate,
    response: CandidateSettings,
    access,
    summary: 'Save all settings',
  }),
}
