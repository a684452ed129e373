import { contract } from '../http/contract'
import { getConsoleSettings } from './settings.endpoints'
import { ConsoleSettings } from './settings.schema'

export const consoleSettingsApi = {
  read: contract(getConsoleSettings, {
    response: ConsoleSettings,
    access: 'admin',
    summary: 'What the operator configured, and who administers',
  }),
}
