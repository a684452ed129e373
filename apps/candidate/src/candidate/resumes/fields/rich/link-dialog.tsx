import { useId, useState, type FormEvent } from 'react'
import { printableLink, RESUME_LIMITS } from '@tryka/domain'
import { Button, Dialog, Field, TextInput } from '@tryka/ui'

export interface LinkDialogProps {
  /** What will lead there. */
  words: string
  /** Where it leads now; empty: nowhere. */
  href: string
  onClose: () => void
  /** An address, or nothing for words without a link. */
  onLink: (href: string) => void
}

const WRONG = 'Use an address such as https://example.com, an email address or a phone number.'

/** A link as it will be printed: an address alone may be that of a page or of a mailbox. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim()
  const mail = /^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(text)
  const phone = /^\+?[\d\s().-]{5,20}$/.test(text)
  const address = mail ? `mailto:${text}` : phone ? `tel:${text.replace(/[^\d+]/g, '')}` : text
  const href = printableLink(address)?.href
  // Brackets that do not come in pairs would end the link.
  return href?.replaceAll('(', '%28').replaceAll(')', '%29')
}

/** Asks where a link leads. */
export function LinkDialog({ words, href, onClose, onLink }: LinkDialogProps) {
  const [typed, setTyped] = useState(href)
  const [error, setError] = useState<string>()
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog is still inside of the fields around it.
    event.stopPropagation()
    const address = addressOf(typed)
    if (!address || address.length > RESUME_LIMITS.link) setError(WRONG)
    else onLink(address)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={href ? 'Change link' : 'Add link'}
      description={`“${words}” leads there.`}
      size="sm"
      footer={
        <>
          {href && (
            <Button variant="dangerQuiet" onClick={() => onLink('')}>
              Remove link
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {href ? 'Change' : 'Add'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label="Address" {...(error === undefined ? {} : { error })}>
          <TextInput
            inputMode="url"
            placeholder="https://"
            value={typed}
            maxLength={RESUME_LIMITS.link}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value)
              if (error && addressOf(value)) setError(undefined)
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
