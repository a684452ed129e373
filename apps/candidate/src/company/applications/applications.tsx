import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { getBoard, listPostings, type CompanyApplicationCard } from '@tryka/domain'
import { QueryView } from '@tryka/app-shell'
import { Card, EmptyState, PageHead, Stack, Text } from '@tryka/ui'
import { readQuery } from '../../base/calls/calls'
import { useAddress } from '../parts/address'
import { CloseOutNotice } from '../parts/close-out-notice'
import { PostNewJob } from '../parts/post-new-job'
import { useOrders } from '../parts/orders/use-orders'
import { counted } from '../../base/format/format'
import { ApplicationDetail } from './detail/application-detail'
import { ApplicationList } from './list/application-list'
import { Board } from './board/board'
import { BoardLoading } from './board/board-loading'
import { ProvedByApplicants } from './board/proved-by-applicants'
import { Filters } from './filters'
import { MoveDialogs } from './moves/move-dialogs'
import { useHeldMove } from './moves/use-held-move'
import { UndoBar } from './moves/undo-bar'
import { useMoves } from './moves/use-moves'
import { useFilters } from './use-filters'

/** Applications: the board of one posting, or a list of all, and the moves from stage to stage. */
export function Applications() {
  const address = useAddress()
  const filters = useFilters()
  const held = useHeldMove(useOrders())
  const moves = useMoves(held)
  const onBoard = filters.view === 'board'
  const pipeline = useBoard(filters, onBoard)
  const { board } = pipeline
  const opened = address.get('application')
  const open = (card: CompanyApplicationCard) => address.set({ application: card.id }, { replace: false })
  return (
    <>
      <PageHead
        title="Applications"
        context={
          onBoard && board.data
            ? `${board.data.posting.title}, ${counted(board.data.posting.total, 'person', 'people')}`
            : 'Who applied, and how far they have come.'
        }
        actions={<PostNewJob />}
      />
      <Stack gap={5}>
        {onBoard ? (
          <PostingBoard pipeline={pipeline} filters={filters} moves={moves} held={held} onOpen={open} />
        ) : (
          <ApplicationList filters={filters} onOpen={open} />
        )}
      </Stack>
      <UndoBar held={held} />
      <MoveDialogs moves={moves} held={held} />
      {opened && (
        <ApplicationDetail
          id={opened}
          moves={moves}
          onClose={() => address.set({ application: undefined })}
        />
      )}
    </>
  )
}

const FIRST_CARDS = 20

/** Without a chosen posting the busiest live one opens. */
function useBoard(filters: ReturnType<typeof useFilters>, enabled: boolean) {
  const postings = useQuery({ ...readQuery(listPostings, { query: { pageSize: 100 } }), enabled })
  const offered = (postings.data?.items ?? []).filter(({ status }) => status !== 'Draft')
  const busiest = [...offered].sort((a, b) => b.applications - a.applications)[0]
  const postingId = filters.postingId || busiest?.id
  const board = useQuery({
    ...readQuery(getBoard, {
      params: { id: postingId ?? '' },
      query: { ...filters.sent, perColumn: FIRST_CARDS },
    }),
    enabled: enabled && postingId !== undefined,
    placeholderData: keepPreviousData,
  })
  return { postings, offered, postingId, board }
}

interface PostingBoardProps {
  pipeline: ReturnType<typeof useBoard>
  filters: ReturnType<typeof useFilters>
  moves: ReturnType<typeof useMoves>
  held: ReturnType<typeof useHeldMove>
  onOpen: (card: CompanyApplicationCard) => void
}

function PostingBoard({ pipeline, filters, moves, held, onOpen }: PostingBoardProps) {
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
              <Board board={board.data} filters={filters} moves={moves} held={held} onOpen={onOpen} />
            </>
          ) : (
            <BoardLoading />
          )
        }
      </QueryView>
    </>
  )
}
