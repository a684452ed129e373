import { useState } from 'react'
import { styled } from 'styled-components'
import { createResumeShare, type ResumeShare } from '@tryka/domain'
import { Notice, TextButton } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { LinkFields, PasswordField } from './link-fields'
import { emptyLink, END_OPTIONS, endOf, faultsOf, type LinkForm, type SharedState } from './links'

const SHOWN = 3

export interface NewLinkDialogProps extends Pick<SharedState, 'blanks' | 'onShow'> {
  id: string
  onClose: () => void
  onMade: (share: ResumeShare) => void
}

/** Makes a link; blanks that readers would see are named first. */
export function NewLinkDialog({ id, blanks, onShow, onClose, onMade }: NewLinkDialogProps) {
  const [link, setLink] = useState(emptyLink)
  const [tried, setTried] = useState(0)
  const set = (part: Partial<LinkForm>) => setLink((before) => ({ ...before, ...part }))
  const faults = faultsOf(link)
  const shown = tried ? faults : {}
  const make = useChange(
    (api, { label, password, hideContact, expiresAt }: Sent) =>
      api.call(createResumeShare, {
        params: { id },
        body: { label, password: password || null, hideContact, expiresAt },
      }),
    { done: () => 'Link made', failed: 'The link could not be made. Try again.' },
    onMade,
  )
  return (
    <FormDialog
      title="New link"
      description="Nobody can guess it. You can revoke it at any moment."
      submitLabel={blanks.length ? 'Make link anyway' : 'Make link'}
      busyLabel="Making…"
      busy={make.isPending}
      dirty={link.label !== '' || link.password !== ''}
      onClose={onClose}
      onSubmit={() => {
        setTried((times) => times + 1)
        if (Object.keys(faults).length === 0) make.mutate({ ...link, expiresAt: endOf(link) })
      }}
    >
      <LinkFields link={link} ends={END_OPTIONS} faults={shown} onSet={set}>
        <PasswordField
          label="Password"
          optional
          value={link.password}
          error={shown.password}
          onChange={(password) => set({ password })}
        />
      </LinkFields>
      {blanks.length > 0 && (
        <Notice
          tone="danger"
          title={blanks.length === 1 ? 'A blank is still open' : `${blanks.length} blanks are still open`}
        >
          {blanks.length === 1
            ? 'Readers would see it as it stands.'
            : 'Readers would see them as they stand.'}
          <Blanks>
            {blanks.slice(0, SHOWN).map((blank) => (
              <li key={`${blank.field} ${blank.blank}`}>
                <TextButton onClick={() => onShow(blank)}>Fill in {blank.blank}</TextButton>
              </li>
            ))}
            {blanks.length > SHOWN && <li>And {blanks.length - SHOWN} more.</li>}
          </Blanks>
        </Notice>
      )}
    </FormDialog>
  )
}

type Sent = LinkForm & { expiresAt: string | null }

const Blanks = styled.ul`
  margin-top: var(--sp-2);
  overflow-wrap: anywhere;
`
