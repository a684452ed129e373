import { notify } from '@tryka/app-shell'
import { useChange } from '../calls/calls'
import { PushNotAllowed, turnPushOn } from './push-here'

/** The press that turns push on in this browser; a no of the person is no fault. */
export const useTurnOn = (answered: () => void) =>
  useChange(
    async (api, _args: undefined) => {
      try {
        await turnPushOn(api)
        return true
      } catch (error) {
        if (!(error instanceof PushNotAllowed)) throw error
        notify.note('Push stays off', 'Mail goes on as before.')
        return false
      } finally {
        answered()
      }
    },
    {
      done: (isOn) => (isOn ? 'Push is on in this browser' : ''),
      failed: 'Push could not be turned on here. Try again.',
    },
  )
