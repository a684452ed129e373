import { ButtonLink, Button, Dialog, Text } from '@tryka/ui'
import { sectionPath } from '../parts/address'
import { Link, useSignInPath } from '../../base/address/placed-link'

/** What a guest gets instead of the invitation: the product writes to others in the name of a proven address only. */
export function SignInToInvite({ onClose }: { onClose: () => void }) {
  const signIn = useSignInPath()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Sign in to invite people"
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <ButtonLink asChild>
            <Link to={signIn(sectionPath('settings'))}>Sign in</Link>
          </ButtonLink>
        </>
      }
    >
      <Text>
        An invitation is a mail to somebody else, sent in your name. Sign in with your email address first;
        your work here stays.
      </Text>
    </Dialog>
  )
}
