import { Button, Notice, Row, Stack } from '@tryka/ui'
import { formatStamp } from '../../../base/format/format'
import type { LocalDraft } from '../../../base/unsaved/draft-storage'

export interface DraftOffersProps {
  offers: readonly LocalDraft[]
  onRestore: (offer: LocalDraft) => void
  onDiscard: (offer: LocalDraft) => void
}

/** Work that was not saved, found in this browser after a crash, a reload, or the end of a session. */
export const DraftOffers = ({ offers, onRestore, onDiscard }: DraftOffersProps) =>
  offers.length > 0 && (
    <Stack gap={2}>
      {offers.map((offer) => (
        <Notice key={offer.slot} tone="satya" role="status" title="Unsaved changes were found">
          <Row wrap between>
            <span>
              “{offer.draft.title || 'Untitled'}”, {formatStamp(offer.savedAt)}
            </span>
            <Row gap={2}>
              <Button size="sm" onClick={() => onRestore(offer)} label={`Restore ${offer.draft.title}`}>
                Restore
              </Button>
              <Button
                size="sm"
                variant="quiet"
                onClick={() => onDiscard(offer)}
                label={`Discard the draft of ${offer.draft.title}`}
              >
                Discard
              </Button>
            </Row>
          </Row>
        </Notice>
      ))}
    </Stack>
  )
