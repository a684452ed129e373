import { useSearchParams } from 'react-router-dom'
import { useDocumentTitle } from '@tryka/app-shell'
import { BRAND } from '@tryka/domain'
import { Button, PageHead, Tabs } from '@tryka/ui'
import { Deciders } from '../../base/deciders'
import { formatCount } from '../../base/format'
import { LetterEditor } from './letter-editor'
import { LetterList } from './letter-list'
import { useIssues } from './newsletter.queries'
import { ReaderList } from './reader-list'

export const NEW = 'new'

/** Letters, how far each is, and who reads them. The open letter stands in the address. */
export function NewsletterPage() {
  const [params, setParams] = useSearchParams()
  const letter = params.get('letter')
  const open = (values: Record<string, string>, replace = false) => setParams(values, { replace })
  useDocumentTitle('Newsletter', BRAND.adminName)
  if (letter)
    return (
      <LetterEditor
        id={letter === NEW ? undefined : letter}
        onSaved={(id) => open({ letter: id }, true)}
        onClose={() => open({})}
      />
    )
  return <Overview tab={params.get('tab') === 'readers' ? 'readers' : 'letters'} open={open} />
}

function Overview({ tab, open }: { tab: string; open: (values: Record<string, string>) => void }) {
  const readers = useIssues().data?.readers
  return (
    <>
      <PageHead
        title="Newsletter"
        context={readers && `${formatCount(readers.confirmed)} confirmed readers.`}
        actions={
          <Deciders>
            <Button onClick={() => open({ letter: NEW })}>Write a letter</Button>
          </Deciders>
        }
      />
      <Tabs
        label="Newsletter"
        value={tab}
        onValueChange={(next) => open(next === 'readers' ? { tab: next } : {})}
        items={[
          {
            value: 'letters',
            label: 'Letters',
            content: tab === 'letters' && <LetterList onOpen={(id) => open({ letter: id })} />,
          },
          { value: 'readers', label: 'Readers', content: tab === 'readers' && <ReaderList /> },
        ]}
      />
    </>
  )
}
