import { useAddress } from '../parts/address'
import { ComposeDialog } from '../../messages/compose-dialog'
import { Inbox } from '../../messages/inbox'

/** The company's messages; other sections send people here with somebody to write to. */
export function Messages() {
  const address = useAddress()
  const to = address.get('to')
  return (
    <>
      <Inbox side="company" />
      {to && (
        <ComposeDialog
          key={to}
          side="company"
          recipient={{ id: to, name: address.get('name') || 'the candidate' }}
          onClose={() => address.set({ to: undefined, name: undefined })}
          onSent={(conversation) => address.set({ to: undefined, name: undefined, conversation })}
        />
      )}
    </>
  )
}
