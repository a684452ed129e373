import { Bell, BellOff } from 'lucide-react'
import { styled } from 'styled-components'
import { setPreferences } from '@tryka/domain'
import { Button, Icon, MenuItem } from '@tryka/ui'
import { useChange } from '../calls/calls'
import { usePlace } from '../place/place'
import { usePreferences } from './use-preferences'

interface Muting {
  /** Without a name the line beside it says which company it is. */
  company: { id: string; name?: string | undefined }
  /** That line, for whoever hears the button alone. */
  about?: string
}

/** In a demo nothing is sent, and a team has the switch of its own company in its settings. */
function useMayMute(): boolean {
  const { isDemo, side } = usePlace()
  return !isDemo && side === 'candidate'
}

/** Whether a company is muted, and the press that changes it; nothing until that is known. */
function useMute({ id, name = 'The company' }: Muting['company']) {
  const { data } = usePreferences()
  const change = useChange(
    (api, muted: boolean) => api.call(setPreferences, { body: { mute: { companyId: id, muted } } }),
    {
      done: (_stored, muted) => (muted ? `${name} is muted` : `${name} is not muted any more`),
      text: (_stored, muted) =>
        muted
          ? 'No mail and no push of it but decisions and agreed interviews. Settings takes it back.'
          : 'Mail and push of it come again as your settings say.',
      failed: 'The company could not be muted. Try again.',
    },
  )
  if (!data) return null
  const isMuted = change.isPending ? change.variables : data.muted.some((company) => company.id === id)
  return { isMuted, isPending: change.isPending, turn: () => change.mutate(!isMuted) }
}

const wordsOf = (isMuted: boolean, name = 'this company'): string => `${isMuted ? 'Unmute' : 'Mute'} ${name}`

/** Beside what a company does: nothing of it is mailed or pushed any more, or is again. */
export const MuteButton = (muting: Muting) => useMayMute() && <Press {...muting} />

function Press({ company, about }: Muting) {
  const mute = useMute(company)
  if (!mute) return null
  const words = wordsOf(mute.isMuted, company.name)
  const icon = <Icon icon={mute.isMuted ? Bell : BellOff} size="sm" />
  const press = { variant: 'quiet', size: 'sm', busy: mute.isPending, onClick: mute.turn } as const
  return about === undefined ? (
    <Button {...press}>
      {icon}
      <Words>{words}</Words>
    </Button>
  ) : (
    <Button {...press} iconOnly label={`${words}: ${about}`}>
      {icon}
    </Button>
  )
}

// A button is one line; a name may be longer than a phone is wide.
const Words = styled.span`
  overflow: hidden;
  max-width: min(18rem, calc(100vw - 9rem));
  text-overflow: ellipsis;
`

/** The same as a line of a menu. */
export const MuteItem = (muting: Muting) => useMayMute() && <Item {...muting} />

function Item({ company }: Muting) {
  const mute = useMute(company)
  return mute && <MenuItem onSelect={mute.turn}>{wordsOf(mute.isMuted, company.name)}</MenuItem>
}
