import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button, ConfirmDialog, media, Notice, Row, TextButton } from '@tryka/ui'
import { counted, formatStamp } from '../../../base/format/format'
import type { LocalDraft } from '../../../base/unsaved/draft-storage'

/** More would push the builder off a phone. */
const AT_ONCE = 3

export interface DraftOffersProps {
  offers: readonly LocalDraft[]
  onRestore: (offer: LocalDraft) => void
  onDiscard: (offers: readonly LocalDraft[]) => void
  /** Takes the focus when nothing is left here. */
  onDone: () => void
}

/** Work that was not saved, found in this browser after a crash, a reload, or the end of a session. */
export function DraftOffers({ offers, onRestore, onDiscard, onDone }: DraftOffersProps) {
  const [all, setAll] = useState(false)
  const [asking, setAsking] = useState(false)
  const { list, stay } = useStay(offers.length)
  const shown = all ? offers : offers.slice(0, AT_ONCE)
  const many = offers.length > 1

  const discard = (gone: readonly LocalDraft[], at = 0) => {
    onDiscard(gone)
    // Once the question is gone, which would not let the focus out.
    if (gone.length === offers.length) requestAnimationFrame(onDone)
    else stay(at)
  }
  return (
    <>
      <Notice
        tone="satya"
        role="status"
        title={`Unsaved changes were found${many ? ` in ${counted(offers.length, 'draft')}` : ''}`}
      >
        <List ref={list}>
          {shown.map((offer, at) => (
            <Offer
              key={offer.slot}
              offer={offer}
              isOne={!many}
              onRestore={() => onRestore(offer)}
              onDiscard={() => discard([offer], at)}
            />
          ))}
        </List>
        {many && (
          <Foot>
            {offers.length > AT_ONCE && (
              <TextButton aria-expanded={all} onClick={() => setAll((before) => !before)}>
                {all ? 'Show fewer' : `Show all ${offers.length}`}
              </TextButton>
            )}
            <TextButton onClick={() => setAsking(true)}>Discard all</TextButton>
          </Foot>
        )}
      </Notice>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Discard ${counted(offers.length, 'draft')}?`}
        text="They are kept in this browser alone and cannot be brought back. Saved resumes stay as they are."
        confirmLabel="Discard all"
        onConfirm={() => {
          setAsking(false)
          discard(offers)
        }}
      />
    </>
  )
}

/** When a row goes, the focus goes to the one that takes its place, else to the one before. */
function useStay(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const left = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (left.current === undefined) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-discard]') ?? []
    buttons[Math.min(left.current, buttons.length - 1)]?.focus()
    left.current = undefined
  }, [count])
  return { list, stay: (at: number) => void (left.current = at) }
}

interface OfferProps {
  offer: LocalDraft
  isOne: boolean
  onRestore: () => void
  onDiscard: () => void
}

function Offer({ offer: { draft, savedAt }, isOne, onRestore, onDiscard }: OfferProps) {
  const title = draft.title || 'Untitled'
  const when = formatStamp(savedAt)
  return (
    <li>
      <span>
        <b>{title}</b> {when}
      </span>
      <Row gap={1}>
        {/* Several starts have one title: to who only hears the names, the time tells them apart. */}
        <Button
          size="sm"
          variant={isOne ? 'primary' : 'secondary'}
          label={`Restore ${title}, ${when}`}
          onClick={onRestore}
        >
          Restore
        </Button>
        <Button
          data-discard
          size="sm"
          variant="quiet"
          label={`Discard the draft of ${title}, ${when}`}
          onClick={onDiscard}
        >
          Discard
        </Button>
      </Row>
    </li>
  )
}

const List = styled.ul`
  width: 28rem;
  max-width: 100%;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--sp-1) var(--sp-3);
    padding-block: var(--sp-2);
    ${media.tight} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  li + li {
    border-top: var(--bw) solid color-mix(in srgb, currentColor 20%, transparent);
  }
  li:last-child {
    padding-bottom: 0;
  }
`
const Foot = styled.div`
  display: flex;
  gap: var(--sp-4);
  margin-top: var(--sp-3);
  button {
    min-height: 1.5rem;
    color: inherit;
    text-decoration: underline;
  }
`
