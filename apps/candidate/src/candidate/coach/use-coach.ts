import { useMedia } from '@tryka/ui'
import { useAddress } from '../parts/address'

export const COACH_BUTTON = 'coach-button'
export const COACH_PANEL = 'coach-panel'
/** From this width on the panel stands beside the section; below it is a dialog. */
const BESIDE = '(min-width: 1280px)'

/** Whether the panel is open, where it stands, and how it closes: the focus goes back to its button. */
export function useCoach() {
  const address = useAddress()
  return {
    isOpen: address.get('coach') === 'open',
    isBeside: useMedia(BESIDE),
    close: () => {
      address.set({ coach: undefined })
      document.getElementById(COACH_BUTTON)?.focus()
    },
  }
}
