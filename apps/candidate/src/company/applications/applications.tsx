import { styled } from 'styled-components'
import { PageHead, Stack } from '@tryka/ui'
import { PostNewJob } from '../parts/post-new-job'
import { useOrders } from '../parts/orders/use-orders'
import { counted } from '../../base/format/format'
import { ApplicationList } from './list/application-list'
import { useList } from './list/use-list'
import { PostingBoard } from './board/posting-board'
import { trailOf, useBoard } from './board/use-board'
import { MoveDialogs } from './moves/move-dialogs'
import { useHeldMove } from './moves/use-held-move'
import { UndoBar } from './moves/undo-bar'
import { useMoves } from './moves/use-moves'
import { ApplicationPanel } from './panel/application-panel'
import { useApplicationKeys } from './panel/use-application-keys'
import { useCardOf } from './panel/use-card-of'
import { useOpened } from './opened/use-opened'
import { useFilters } from './use-filters'

/** Applications: the board of one posting, or a list of all; one of them opened beside it, and the moves of each. */
export function Applications() {
  const filters = useFilters()
  const held = useHeldMove(useOrders())
  const moves = useMoves(held)
  const onBoard = filters.view === 'board'
  const pipeline = useBoard(filters, onBoard)
  const list = useList(filters, !onBoard)
  const board = onBoard ? pipeline.board.data : undefined
  const columns = board?.columns.map((column) => trailOf(column, column.items, board.posting.id, filters))
  const { opened, open, close, step, isBeside } = useOpened(onBoard ? (columns ?? []) : list.trails)
  const known = useCardOf({ pipeline, list, filters })
  useApplicationKeys({ opened, close, step, moves, known, held: held.held?.cardId })
  const undo = <UndoBar held={held} />
  return (
    <>
      <Sides $two={isBeside && opened !== ''}>
        <div>
          <PageHead
            title="Applications"
            context={
              board
                ? `${board.posting.title}, ${counted(board.posting.total, 'person', 'people')}`
                : 'Who applied, and how far they have come.'
            }
            actions={<PostNewJob />}
          />
          <Stack gap={5}>
            {onBoard ? (
              <PostingBoard {...{ pipeline, filters, moves, held, opened }} onOpen={open} />
            ) : (
              <ApplicationList
                {...{ list, filters, opened }}
                isSlim={isBeside && opened !== ''}
                onOpen={open}
              />
            )}
          </Stack>
          {(isBeside || !opened) && undo}
        </div>
        {opened && (
          <ApplicationPanel
            id={opened}
            {...{ moves, step, isBeside }}
            isHeld={held.held?.cardId === opened}
            undo={!isBeside && undo}
            onClose={close}
          />
        )}
      </Sides>
      <MoveDialogs moves={moves} held={held} />
    </>
  )
}

const Sides = styled.div<{ $two: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $two }) => $two && 'minmax(27rem, 44%)'};
  gap: var(--sp-5);
  align-items: start;
`
