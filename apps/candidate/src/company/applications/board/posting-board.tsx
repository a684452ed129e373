import { Inbox } from 'lucide-react'
import { QueryView } from '@tryka/app-shell'
import { Card, EmptyState, Text } from '@tryka/ui'
import { CloseOutNotice } from '../../parts/close-out-notice'
import { Filters } from '../filters'
import type { HeldMove } from '../moves/use-held-move'
import type { Moves } from '../moves/use-moves'
import type { OpenApplication } from '../opened/use-opened'
import type { BoardFilters } from '../use-filters'
import { Board } from './board'
import { BoardLoading } from './board-loading'
import { ProvedByApplicants } from './proved-by-applicants'
import type { useBoard } from './use-board'

interface PostingBoardProps {
  pipeline: ReturnType<typeof useBoard>
  filters: BoardFilters
  moves: Moves
  held: HeldMove
  opened: string
  onOpen: OpenApplication
}

/** The board of one posting, and what narrows it. */
export function PostingBoard({ pipeline, filters, moves, held, opened, onOpen }: PostingBoardProps) {
  const { postings, offered, postingId, board } = pipeline
  const failed = postings.isError ? postings : board
  const shown = offered.find(({ id }) => id === postingId)
  if (postings.isSuccess && postingId === undefined)
    return (
      <Card>
        <EmptyState
          icon={Inbox}
          title="No applications yet"
          text="Applications appear here once a job is posted."
        />
      </Card>
    )
  return (
    <>
      <Filters
        sortBy="board"
        filters={filters}
        postings={offered}
        postingId={postingId ?? ''}
        total={board.data?.posting.total}
      />
      <QueryView<unknown>
        query={failed}
        loading={<BoardLoading />}
        boxed
        errorText="The applications could not be loaded. Check your connection, then try again."
      >
        {() =>
          board.data ? (
            <>
              {shown && <CloseOutNotice posting={shown} isHere />}
              {board.data.posting.blind && (
                <Text>Blind review: names show after the first confirmed interview.</Text>
              )}
              <ProvedByApplicants of={board.data.posting} />
              <Board
                board={board.data}
                filters={filters}
                moves={moves}
                held={held}
                opened={opened}
                onOpen={onOpen}
              />
            </>
          ) : (
            <BoardLoading />
          )
        }
      </QueryView>
    </>
  )
}
