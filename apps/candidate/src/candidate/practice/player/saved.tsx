import { useCallback, useSyncExternalStore } from 'react'
import { useOnline } from '../../skills/player/use-online'
import type { Drafting } from './use-draft'

const JUST_NOW_S = 5

/** The time that has passed, in whole steps: the line is read at a glance, not as a clock. */
function agoText(seconds: number): string {
  if (seconds < JUST_NOW_S) return 'Saved just now'
  if (seconds < 60) return `Saved ${seconds - (seconds % JUST_NOW_S)} s ago`
  return `Saved ${Math.floor(seconds / 60)} min ago`
}

function useSecondsSince(moment: number): number {
  const everySecond = useCallback((tell: () => void) => {
    const timer = setInterval(tell, 1_000)
    return () => clearInterval(timer)
  }, [])
  return useSyncExternalStore(everySecond, () => Math.max(0, Math.floor((Date.now() - moment) / 1_000)))
}

const Ago = ({ at }: { at: number }) => <>{agoText(useSecondsSince(at))}</>

/** How safe the text is. It is no live region: what goes wrong is announced, that it goes well is not. */
export function Saved({ drafting: { savedAt, hasFailed, ahead } }: { drafting: Drafting }) {
  const isOnline = useOnline()
  if (ahead !== undefined) return <span>Not saved: choose a text first</span>
  if (!isOnline || hasFailed) return <span>Kept on this device</span>
  return <span>{savedAt !== undefined && <Ago at={savedAt} />}</span>
}
