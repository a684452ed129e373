import { Copy, Plus, Trash2, Upload } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import {
  postingName,
  TEMPLATE_LABELS,
  type TailoredTo,
  type ResumeCard,
  type ResumeDraft,
  type TemplateId,
} from '@tryka/domain'
import {
  Button,
  Card,
  Heading,
  Icon,
  media,
  Notice,
  Row,
  Skeleton,
  SkeletonGroup,
  TextButton,
} from '@tryka/ui'
import { formatListDate } from '../../../base/format/format'
import type { useResumes } from '../resumes.queries'
import { useNoRoom } from '../saving/use-saving'
import type { Pictured } from './pictured'
import { Thumb } from './thumb'

const NoResumes = lazy(async () => ({ default: (await import('./no-resumes')).NoResumes }))

export interface ResumeListProps {
  resumes: ReturnType<typeof useResumes>
  selectedId: string | undefined
  /** The open resume, when it is not saved and worth showing. */
  unsaved: ResumeDraft | undefined
  onNew: () => void
  /** Opens what is made of something else, and is not saved yet. */
  onStart: (draft: ResumeDraft) => void
  onImport: () => void
  onTrash: () => void
  onGenerate: () => void
  onSelect: (resume: ResumeCard) => void
  onCopy: (resume: ResumeCard) => void
  onCopyUnsaved: () => void
  onDelete: (resume: ResumeCard) => void
}

/** The id of its heading, which takes the focus when what stood above it is gone. */
export const MY_RESUMES = 'my-resumes'

const dateOf = ({ updatedAt, createdAt }: ResumeCard): string =>
  updatedAt ? `Updated ${formatListDate(updatedAt)}` : `Created ${formatListDate(createdAt)}`

/** My Resumes: a strip that scrolls sideways inside itself. */
export function ResumeList(props: ResumeListProps) {
  const { resumes, unsaved, onNew, onImport, onTrash } = props
  const noRoom = useNoRoom()
  return (
    <section aria-labelledby={MY_RESUMES}>
      <Head>
        <Heading id={MY_RESUMES} tabIndex={-1} look="h4">
          My Resumes
        </Heading>
        <Row gap={2} wrap>
          <Button variant="quiet" size="sm" onClick={onTrash}>
            <Icon icon={Trash2} size="sm" />
            Deleted
          </Button>
          <Button variant="quiet" size="sm" onClick={onImport}>
            <Icon icon={Upload} size="sm" />
            Import
          </Button>
          <Button variant="soft" size="sm" onClick={onNew}>
            <Icon icon={Plus} size="sm" />
            New Resume
          </Button>
        </Row>
      </Head>
      {noRoom && (
        <NoRoom tone="danger" role="alert" title="There is no room for what you saved last">
          {noRoom} Your text stays in this browser. <Again onClick={onTrash}>Open Deleted</Again>
        </NoRoom>
      )}
      {resumes.isError && !resumes.data ? (
        <Notice tone="danger" role="alert" title="Your resumes did not load">
          The server gave no answer. <Again onClick={() => void resumes.refetch()}>Try again</Again>
        </Notice>
      ) : (
        <QueryView
          query={resumes}
          loading={<Loading />}
          isEmpty={(all) => all.length === 0 && !unsaved}
          empty={
            <Suspense fallback={<Loading />}>
              <NoResumes {...props} />
            </Suspense>
          }
        >
          {(all) => <Items {...props} all={all} />}
        </QueryView>
      )}
    </section>
  )
}

function Items({ all, ...props }: ResumeListProps & { all: ResumeCard[] }) {
  const { resumes, selectedId, unsaved, onSelect, onCopy, onCopyUnsaved, onDelete } = props
  return (
    <Strip tabIndex={-1}>
      {all.map((resume) => (
        <Item
          key={resume.id}
          picture={resume}
          title={resume.title}
          templateId={resume.templateId}
          tailoredTo={resume.tailoredTo}
          date={dateOf(resume)}
          current={resume.id === selectedId}
          onSelect={() => onSelect(resume)}
          onCopy={() => onCopy(resume)}
          onDelete={() => onDelete(resume)}
        />
      ))}
      {unsaved && (
        <Item
          picture={{ draft: unsaved }}
          title={unsaved.title}
          templateId={unsaved.templateId}
          date={<em>Not saved yet</em>}
          current
          onCopy={onCopyUnsaved}
        />
      )}
      {resumes.hasNextPage && (
        <More>
          <Button
            variant="quiet"
            size="sm"
            busy={resumes.isFetchingNextPage}
            onClick={() => void resumes.fetchNextPage()}
          >
            Show more
          </Button>
        </More>
      )}
    </Strip>
  )
}

interface ItemProps {
  picture: Pictured
  title: string
  templateId: TemplateId
  tailoredTo?: TailoredTo | null
  date: React.ReactNode
  current: boolean
  onSelect?: () => void
  onCopy: () => void
  onDelete?: () => void
}

function Item({
  picture,
  title,
  templateId,
  tailoredTo,
  date,
  current,
  onSelect,
  onCopy,
  onDelete,
}: ItemProps) {
  const name = title || 'Untitled'
  return (
    <ItemCard asChild>
      <li data-current={current || undefined}>
        <Main type="button" aria-current={current || undefined} onClick={onSelect}>
          <Thumb of={picture} />
          <span>
            <b>{name}</b>
            <span>
              {tailoredTo ? `Tailored to ${postingName(tailoredTo)}` : TEMPLATE_LABELS[templateId].name}
            </span>
            <span>{date}</span>
          </span>
        </Main>
        <Acts>
          <Button variant="quiet" size="sm" iconOnly label={`Copy ${name}`} onClick={onCopy}>
            <Icon icon={Copy} size="sm" />
          </Button>
          {onDelete && (
            <Button variant="quiet" size="sm" iconOnly label={`Delete ${name}`} onClick={onDelete}>
              <Icon icon={Trash2} size="sm" />
            </Button>
          )}
        </Acts>
      </li>
    </ItemCard>
  )
}

const Loading = () => (
  <SkeletonGroup label="Loading resumes">
    <Strip as="div">
      {['68%', '52%', '60%'].map((width) => (
        <Bones key={width}>
          <Skeleton width={width} />
          <Skeleton width="40%" height="0.625rem" />
        </Bones>
      ))}
    </Strip>
  </SkeletonGroup>
)

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
  margin-bottom: var(--sp-3);
`
const NoRoom = styled(Notice)`
  margin-bottom: var(--sp-3);
`
const More = styled.li`
  display: grid;
  place-items: center;
`
const Again = styled(TextButton)`
  color: inherit;
  text-decoration: underline;
`
const Strip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(15.5rem, 1fr);
  gap: var(--sp-3);
  overflow-x: auto;
  scrollbar-width: thin;
  padding: 3px;
  margin: -3px;
  ${media.wide} {
    grid-auto-columns: minmax(15.5rem, 19rem);
  }
`
const Bones = styled(Card)`
  display: grid;
  align-content: center;
  gap: var(--sp-2);
  height: 5rem;
  padding: var(--sp-3);
`
const ItemCard = styled(Card)`
  display: flex;
  align-items: stretch;
  padding: 0.375rem;
  &[data-current] {
    border-color: var(--selected-line);
    box-shadow: inset 0 0 0 1px var(--selected-line);
    background: var(--selected);
  }
`
const Main = styled.button`
  flex: 1;
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-width: 0;
  padding: 0.375rem;
  border: 0;
  border-radius: var(--r-2);
  background: none;
  color: var(--text);
  text-align: left;
  cursor: pointer;
  &:hover b {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  > span {
    display: grid;
    min-width: 0;
  }
  b {
    overflow: hidden;
    font-size: var(--fs-3);
    font-weight: var(--fw-medium);
    line-height: 1.35;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  span span {
    font-size: var(--fs-2);
    line-height: 1.4;
    color: var(--text-3);
  }
  [data-current] & span span {
    color: var(--text-2);
  }
  em {
    font-style: normal;
    color: var(--siddhi-text);
  }
`
const Acts = styled.span`
  display: flex;
  flex-direction: column;
  justify-content: center;
`
