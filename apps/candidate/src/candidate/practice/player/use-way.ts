import { sectionPath, useAddress } from '../../parts/address'

/** The ways through a session; the address holds where one is, so that reload and Back find it. */
export function useWay() {
  const address = useAddress()
  return {
    turn: address.get('turn'),
    /** Another question, or without one what comes next. */
    to: (turn?: string) => address.set({ turn }, { replace: false }),
    /** The same question, which the address names from now on. */
    stay: (turn: string) => address.set({ turn }),
    leave: () => address.open('interviews', { tab: 'practice' }),
  }
}
export const practicePath = sectionPath('interviews', { tab: 'practice' })
