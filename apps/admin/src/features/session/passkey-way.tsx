import { KeyRound } from 'lucide-react'
import { styled } from 'styled-components'
import { Button, Icon } from '@tryka/ui'

export interface PasskeyWayProps {
  busy: boolean
  onPress: () => void
}

/** The way in that asks nobody to remember or to reckon: both factors in one press. */
export const PasskeyWay = ({ busy, onPress }: PasskeyWayProps) => (
  <>
    <Button size="lg" block busy={busy} onClick={onPress}>
      <Icon icon={KeyRound} />
      Sign in with a passkey
    </Button>
    {/* What readers hear goes on by itself: the fields that follow have names. */}
    <Or aria-hidden="true">or</Or>
  </>
)

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  font-size: var(--fs-2);
  color: var(--text-3);
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--line-strong);
  }
`
