import { FileText, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { LETTER_LIMITS, listLetters, postingName, removeLetter, type LetterCard } from '@tryka/domain'
import { Button, Card, ConfirmDialog, EmptyState, Icon, media, PageHead, TextLink } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { BackLine } from '../../../base/back-line'
import { useChange, useRead } from '../../../base/calls/calls'
import { formatListDate } from '../../../base/format/format'
import { useAddress } from '../../parts/address'
import { LetterEditor } from './letter-editor'
import { NewLetterDialog } from './new-letter-dialog'

/** The cover letters of the account: their list, or one of them with its preview. */
export function Letters() {
  const address = useAddress()
  const id = address.get('letter')
  if (id) return <LetterEditor key={id} id={id} backTo={address.with({ letter: undefined })} />
  return <LetterList />
}

function LetterList() {
  const address = useAddress()
  const { get, set } = address
  const letters = useRead(listLetters, { query: {} }, { fresh: true })
  const [asked, setAsked] = useState<LetterCard>()
  const starting = get('start') !== ''
  const full = (letters.data?.length ?? 0) >= LETTER_LIMITS.letters
  const begun = { start: undefined, posting: undefined, from: undefined }
  const remove = useChange(
    (api, id: string) => api.call(removeLetter, { params: { id } }),
    { done: () => 'Letter deleted', failed: 'The letter could not be deleted. Try again.' },
    () => setAsked(undefined),
  )
  return (
    <>
      <BackLine label="CV Builder" to={address.with({ part: undefined, ...begun })} />
      <PageHead
        title="Cover letters"
        context="Each takes its head, its look and its language from a resume."
        actions={
          <Button onClick={() => set({ start: 'new' })} disabled={full}>
            <Icon icon={Plus} size="sm" />
            New letter
          </Button>
        }
      />
      <QueryView
        query={letters}
        loadingLabel="Loading letters"
        empty={
          <EmptyState
            icon={FileText}
            title="No cover letters yet"
            text="A new one begins with what your resume and the posting say. What only you know is left as a blank."
          />
        }
      >
        {(all) => (
          <Card>
            <List aria-label="Cover letters">
              {all.map((letter) => (
                <li key={letter.id}>
                  <div>
                    <TextLink asChild>
                      <Link to={address.with({ letter: letter.id })}>{letter.title || 'Cover letter'}</Link>
                    </TextLink>
                    <span>
                      {(letter.role || letter.company) && `${postingName(letter)} · `}Updated{' '}
                      {formatListDate(letter.updatedAt)}
                    </span>
                  </div>
                  <Button
                    variant="quiet"
                    size="sm"
                    iconOnly
                    label={`Delete ${letter.title || 'Cover letter'}`}
                    onClick={() => setAsked(letter)}
                  >
                    <Icon icon={Trash2} />
                  </Button>
                </li>
              ))}
            </List>
          </Card>
        )}
      </QueryView>
      {starting && (
        <NewLetterDialog
          postingId={get('posting')}
          fromId={get('from')}
          onClose={() => set(begun)}
          onMade={({ id }) => set({ ...begun, letter: id }, { replace: false })}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => open || setAsked(undefined)}
        title={`Delete “${asked?.title || 'Cover letter'}”?`}
        text="It is erased at once and cannot be brought back. What companies received stays with them."
        confirmLabel="Delete letter"
        busyLabel="Deleting…"
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked.id)}
      />
    </>
  )
}

const List = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--sp-3);
    padding: var(--sp-4) var(--sp-5);
    ${media.phone} {
      padding-inline: var(--sp-4);
    }
  }
  li + li {
    border-top: var(--bw) solid var(--line);
  }
  div {
    display: grid;
    justify-items: start;
    gap: var(--sp-1);
    min-width: 0;
    overflow-wrap: anywhere;
  }
  div > button {
    text-align: start;
  }
  div > span {
    font-size: var(--fs-2);
    color: var(--text-3);
  }
`
