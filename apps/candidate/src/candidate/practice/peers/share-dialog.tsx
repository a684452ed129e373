import { useState } from 'react'
import { userMessage } from '@tryka/api-client'
import { Waiting } from '@tryka/app-shell'
import {
  BRAND,
  PEER_LANGUAGES,
  PEER_RULES,
  ShareAnswer,
  shareAnswer,
  shareProposal,
  withPlaceholders,
  type SharedAnswer,
  type ShareProposal,
} from '@tryka/domain'
import {
  Button,
  ButtonLink,
  Checkbox,
  Dialog,
  Field,
  NativeSelect,
  Notice,
  Stack,
  Text,
  TextArea,
} from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { useChange, useRead } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { sectionPath } from '../../parts/address'
import { Fault } from './parts'
import { useChecked } from './use-checked'

interface ShareProps {
  turnId: string
  onClose: () => void
}

const TITLE = 'Ask for a review'
const others = () => sectionPath('interviews', { tab: 'others' })

/** An own answer as others would read it: its owner edits and confirms the very text. */
export function ShareDialog({ turnId, onClose }: ShareProps) {
  const [shared, setShared] = useState<SharedAnswer>()
  const proposal = useRead(
    shareProposal,
    { query: { turn: turnId } },
    { enabled: shared === undefined, fresh: true },
  )
  if (shared) return <Waits shared={shared} onClose={onClose} />
  if (proposal.data) return <Confirm proposal={proposal.data} onClose={onClose} onShared={setShared} />
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={TITLE}
      footer={
        proposal.isError && (
          <ButtonLink asChild variant="secondary">
            <Link to={others()}>With others</Link>
          </ButtonLink>
        )
      }
    >
      {proposal.isError ? (
        <Notice role="alert">
          {userMessage(
            proposal.error,
            'The answer could not be loaded. Check your connection, then try again.',
          )}
        </Notice>
      ) : (
        <Waiting label="Loading the answer" />
      )}
    </Dialog>
  )
}

interface ConfirmProps {
  proposal: ShareProposal
  onClose: () => void
  onShared: (shared: SharedAnswer) => void
}

function Confirm({ proposal, onClose, onShared }: ConfirmProps) {
  const { turnId, placeholders, languages, price, freeLeft, balance } = proposal
  const start = withPlaceholders(proposal.text, placeholders)
  const [text, setText] = useState(start)
  const [language, setLanguage] = useState(languages[0] ?? 'English')
  const [hasRead, setRead] = useState(false)
  const { of, check } = useChecked(ShareAnswer)
  const share = useChange(
    (api, body: ShareAnswer) => api.call(shareAnswer, { body }),
    { failed: 'The answer could not be shared. Try again.' },
    onShared,
  )
  return (
    <FormDialog
      title={TITLE}
      description="Two people who were calibrated read this text, and never whose it is."
      submitLabel="Share this text"
      busyLabel="Sharing…"
      busy={share.isPending}
      dirty={text !== start || hasRead}
      onClose={onClose}
      onSubmit={() => {
        const body = check({ turnId, text, language, hasRead, price })
        if (body) share.mutate(body)
      }}
    >
      <Text>{proposal.question}</Text>
      <Field label="Text that others read" hint={hintOf(placeholders.length)} {...of('text')}>
        <TextArea
          rows={10}
          maxLength={PEER_RULES.answer}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setRead(false)
          }}
        />
      </Field>
      {languages.length > 1 && (
        <Field label="Language" {...of('language')}>
          <NativeSelect
            value={language}
            options={languages.map((value) => ({ value, label: value }))}
            onValueChange={(to) => setLanguage(PEER_LANGUAGES.find((one) => one === to) ?? language)}
          />
        </Field>
      )}
      <div>
        <Checkbox
          label="I have read this text. It may be read by others as it is."
          checked={hasRead}
          onChange={(event) => setRead(event.currentTarget.checked)}
        />
        <Fault {...of('hasRead')} />
      </div>
      <Text size="sm" tone={3}>
        {price === 0
          ? `Free: ${freeLeft} of ${PEER_RULES.freePerMonth} are left this month.`
          : `It costs ${price} ${BRAND.credits} of your ${balance}. They are put aside, and come back where nobody reviews it within ${PEER_RULES.waitDays} days.`}{' '}
        The text is erased {PEER_RULES.keepDays} days after closing.
      </Text>
    </FormDialog>
  )
}

const hintOf = (places: number): string =>
  places === 0
    ? 'Nothing was found that tells who you are. Look yourself: names, employers, links and numbers.'
    : `${places} ${places === 1 ? 'place' : 'places'} that may tell who you are ${places === 1 ? 'has' : 'have'} a word in brackets now. Change what you like.`

const Waits = ({ shared: { closesAt }, onClose }: { shared: SharedAnswer; onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title="Your answer waits for reviews"
    footer={
      <>
        <ButtonLink asChild variant="quiet">
          <Link to={others()}>With others</Link>
        </ButtonLink>
        <Button onClick={onClose}>Done</Button>
      </>
    }
  >
    <Stack gap={3}>
      <Text>
        It waits {closesAt && `for ${PEER_RULES.waitDays} days at most `}until two people have looked at it.
        You read both together, under With others.
      </Text>
    </Stack>
  </Dialog>
)
