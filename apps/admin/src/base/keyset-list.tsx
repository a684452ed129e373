import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { QueryView, type Readable } from '@tryka/app-shell'
import { Button, ButtonRow, Card, EmptyState, LoadingRows, Stack } from '@tryka/ui'

interface KeysetPage {
  items: readonly unknown[]
  next?: string | null
}

interface KeysetListProps<Page extends KeysetPage> {
  query: Readable<Page> & { isPlaceholderData: boolean }
  /** In the plural, as sentences have it: "The letters could not be loaded". */
  noun: string
  none: { icon: LucideIcon; title: string; text: string }
  /** The marks of the pages before this one, the latest last. */
  marks: readonly string[]
  onMarks: (marks: readonly string[]) => void
  /** What stands above the list, such as what is under way. */
  above?: (page: Page) => ReactNode
  children: (page: Page) => ReactNode
}

/** A list read by keys, the latest first: it knows the way to newer and older rows, and no numbers of pages. */
export const KeysetList = <Page extends KeysetPage>({
  query,
  noun,
  none,
  marks,
  onMarks,
  above,
  children,
}: KeysetListProps<Page>) => (
  <QueryView
    query={query}
    loading={<LoadingRows label={`Loading ${noun}`} />}
    boxed
    isEmpty={({ items }) => items.length === 0}
    empty={
      <Card>
        <EmptyState as="h2" icon={none.icon} title={none.title} text={none.text} />
      </Card>
    }
    errorText={`The ${noun} could not be loaded. Check your connection, then try again.`}
  >
    {(page) => (
      <Stack gap={4}>
        {above?.(page)}
        <Card aria-busy={query.isPlaceholderData} style={{ minWidth: 0 }}>
          {children(page)}
        </Card>
        <KeysetPaging marks={marks} next={page.next} onMarks={onMarks} back="Newer" on="Older" />
      </Stack>
    )}
  </QueryView>
)

interface KeysetPagingProps extends Pick<KeysetListProps<KeysetPage>, 'marks' | 'onMarks'> {
  next: string | null | undefined
  /** The words of the buttons; a list that is not sorted by age alone has neither newer nor older rows. */
  back?: string
  on?: string
}

/** The ways to the page before and to the one after, where there is one. */
export const KeysetPaging = ({ marks, next, onMarks, back = 'Previous', on = 'Next' }: KeysetPagingProps) =>
  marks.length > 0 || next ? (
    <ButtonRow>
      {marks.length > 0 && (
        <Button size="sm" variant="secondary" onClick={() => onMarks(marks.slice(0, -1))}>
          {back}
        </Button>
      )}
      {next && (
        <Button size="sm" variant="secondary" onClick={() => onMarks([...marks, next])}>
          {on}
        </Button>
      )}
    </ButtonRow>
  ) : null
