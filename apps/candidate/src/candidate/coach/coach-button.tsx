import { MessageCircle } from 'lucide-react'
import { styled } from 'styled-components'
import { Button, Icon, media } from '@tryka/ui'
import { useAddress } from '../parts/address'
import { COACH_BUTTON, COACH_PANEL, useCoach } from './use-coach'

/** Opens the panel of the coach, which never opens by itself. */
export function CoachButton() {
  const address = useAddress()
  const { isOpen, close } = useCoach()
  return (
    <Small
      id={COACH_BUTTON}
      variant="quiet"
      aria-label="Coach"
      aria-expanded={isOpen}
      {...(isOpen ? { 'aria-controls': COACH_PANEL } : {})}
      onClick={() => (isOpen ? close() : address.set({ coach: 'open' }))}
    >
      <Icon icon={MessageCircle} />
      <span>Coach</span>
    </Small>
  )
}

// On a phone the sign alone has room.
const Small = styled(Button)`
  ${media.tablet} {
    padding-inline: 0.625rem;
    span > span {
      display: none;
    }
  }
`
