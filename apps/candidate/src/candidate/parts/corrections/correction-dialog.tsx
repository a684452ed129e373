import { useState } from 'react'
import { z } from 'zod'
import {
  BRAND,
  CORRECTION_KIND_NAMES,
  CORRECTION_RULES,
  CREDIT_AMOUNTS,
  createCorrection,
  CreateCorrection,
  KIND_CAPS,
} from '@tryka/domain'
import { Button, ButtonLink, Dialog, Field, Stack, Text, TextArea, TextInput } from '@tryka/ui'
import { Link, useSignInPath } from '../../../base/address/placed-link'
import { useChange } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { optional } from '../../../base/forms/schema'
import { useForm } from '../../../base/forms/use-form'
import { usePlace } from '../../../base/place/place'
import type { Corrected } from './corrected'
import { ownCorrectionsPath } from './own-path'

const TITLE = 'Something is wrong here'
const schema = z.object({ text: CreateCorrection.shape.text, source: optional() })
type Sent = z.output<typeof schema>

interface CorrectionDialogProps {
  of: Corrected
  onClose: () => void
}

/** Says in words what is wrong, and where it says so; a person decides, so whoever says it has to be known. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { isGuest } = usePlace()
  const [isSent, setSent] = useState(false)
  if (isGuest) return <SignInFirst {...props} />
  return isSent ? <Arrived {...props} /> : <Say {...props} onSent={() => setSent(true)} />
}

function Say({ of, onClose, onSent }: CorrectionDialogProps & { onSent: () => void }) {
  const { kind, ref, revision, what, start = '' } = of
  const form = useForm({ schema, start: { text: start, source: '' }, draft: `correction-${kind}-${ref}` })
  const make = useChange(
    (api, { text, source }: Sent) =>
      api.call(createCorrection, { body: { kind, ref, revision, text, ...(source ? { source } : {}) } }),
    { failed: 'It could not be sent. Try again.' },
    () => {
      form.forget()
      onSent()
    },
  )
  return (
    <FormDialog
      title={TITLE}
      description={`${CORRECTION_KIND_NAMES[kind]}: ${what}`}
      submitLabel="Send"
      busyLabel="Sending…"
      busy={make.isPending}
      onClose={onClose}
      {...form.dialog((sent) => make.mutate(sent))}
    >
      <Field
        label="What is wrong"
        hint={`In your own words, at least ${CORRECTION_RULES.textMin} characters. A person reads it and decides.`}
        {...form.field('text')}
      >
        <TextArea rows={4} maxLength={CORRECTION_RULES.text} {...form.text('text')} />
      </Field>
      <Field label="Source" optional hint="Where one can look it up." {...form.field('source')}>
        <TextInput maxLength={CORRECTION_RULES.source} {...form.text('source')} />
      </Field>
    </FormDialog>
  )
}

const Arrived = ({ onClose }: CorrectionDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title="Thank you"
    description="Your correction has arrived."
    footer={
      <>
        <ButtonLink asChild variant="quiet">
          <Link to={ownCorrectionsPath()}>Your corrections</Link>
        </ButtonLink>
        <Button onClick={onClose}>Done</Button>
      </>
    }
  >
    <Stack gap={3}>
      <Text>A person looks at it and decides. You read the reason under your corrections.</Text>
      <Text size="sm" tone={3}>
        One that is accepted gives {CREDIT_AMOUNTS.correction} {BRAND.credits}, at most{' '}
        {KIND_CAPS.correction.most} times a {KIND_CAPS.correction.period}.
      </Text>
    </Stack>
  </Dialog>
)

function SignInFirst({ of: { kind, what }, onClose }: CorrectionDialogProps) {
  const signIn = useSignInPath()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={TITLE}
      description={`${CORRECTION_KIND_NAMES[kind]}: ${what}`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <ButtonLink asChild>
            <Link to={signIn()}>Sign in</Link>
          </ButtonLink>
        </>
      }
    >
      <Text>
        Sign in to say what is wrong: whoever decides about it answers you, and one that is accepted gives{' '}
        {CREDIT_AMOUNTS.correction} {BRAND.credits}.
      </Text>
    </Dialog>
  )
}
