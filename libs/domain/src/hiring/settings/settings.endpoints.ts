import { endpoint } from '../../http/endpoint'
import type { CandidateSettings, CandidateSettingsUpdate } from './settings.schema'

export const getCandidateSettings = endpoint<{ response: typeof CandidateSettings }>(
  'GET',
  '/api/candidate/settings',
)
export const updateCandidateSettings = endpoint<{
  body: typeof CandidateSettingsUpdate
  response: typeof CandidateSettings
}>('PUT', '/api/candidate/settings')
