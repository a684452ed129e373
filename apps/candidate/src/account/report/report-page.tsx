import { useState, type ReactNode } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { CentredScreen, NotFoundPage, useDocumentTitle } from '@tryka/app-shell'
import { Button, ButtonLink, ButtonRow, Card, Heading, Stack, Text } from '@tryka/ui'
import { ReportDialog } from '../../base/report/report-dialog'
import { useSession } from '../../base/session'
import { Box } from '../welcome/box'

const SUBJECTS = { posting: 'this job', company: 'this company', cv: 'this CV' } as const
type Subject = keyof typeof SUBJECTS

const isSubject = (value: string | null): value is Subject => value !== null && Object.hasOwn(SUBJECTS, value)

/** Where a link on a public page leads: whoever saw something there reports it, from whichever place they have. */
export function ReportPage() {
  useDocumentTitle('Report')
  const [params] = useSearchParams()
  const { user } = useSession()
  const [subject, id] = [params.get('subject'), params.get('id')]
  if (!isSubject(subject) || !id) return <NotFoundPage />
  return user.kind === 'guest' ? <SignInFirst what={SUBJECTS[subject]} /> : <Form subject={subject} id={id} />
}

function SignInFirst({ what }: { what: string }) {
  const { pathname, search } = useLocation()
  return (
    <Screen title={`Report ${what}`}>
      <Text>Sign in first: we write to you when a person has decided. Nobody is told who reported.</Text>
      <ButtonRow>
        <ButtonLink asChild>
          <Link to={`/sign-in?return=${encodeURIComponent(pathname + search)}`}>Sign in</Link>
        </ButtonLink>
      </ButtonRow>
    </Screen>
  )
}

function Form({ subject, id }: { subject: Subject; id: string }) {
  const [open, setOpen] = useState(true)
  const what = SUBJECTS[subject]
  return (
    <Screen title={`Report ${what}`}>
      <Text>A person looks at it, and we write to you when it is decided. Nobody is told who reported.</Text>
      <ButtonRow>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Write a report
        </Button>
        <ButtonLink asChild variant="quiet">
          <Link to="/welcome">Go to my places</Link>
        </ButtonLink>
      </ButtonRow>
      {open && <ReportDialog subject={subject} id={id} what={what} onClose={() => setOpen(false)} />}
    </Screen>
  )
}

const Screen = ({ title, children }: { title: string; children: ReactNode }) => (
  <CentredScreen>
    <Box>
      <Card pad>
        <Stack gap={5}>
          <Heading as="h1" look="title">
            {title}
          </Heading>
          {children}
        </Stack>
      </Card>
    </Box>
  </CentredScreen>
)
