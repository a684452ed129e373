import { Link } from 'react-router-dom'
import { erasedStatement, type UserDetail } from '@tryka/domain'
import { Card, Heading, Notice, Stack, TextLink } from '@tryka/ui'
import { FinalRuling } from '../../base/final-ruling'
import { useErase } from './users.queries'

interface EraseFormProps {
  id: string
  name: string
  /** Companies that would have no Admin without this account. */
  neededBy: UserDetail['places']
  onErased: () => void
}

const TITLE = 'Erase this account'

/** Erases somebody's account, as the person could. */
export function EraseForm({ id, name, neededBy, onErased }: EraseFormProps) {
  const erase = useErase(id, onErased)
  if (neededBy.length > 0) return <Needed name={name} companies={neededBy} />
  return (
    <FinalRuling
      title={TITLE}
      as="h2"
      readBy="This is what the person reads, by mail"
      statementOf={erasedStatement}
      submit="Erase and tell"
      ask={{
        title: `Erase the account of ${name}?`,
        confirmLabel: 'Erase account',
        busyLabel: 'Erasing…',
      }}
      busy={erase.isPending}
      onGo={(ruling, done) => erase.mutate(ruling, { onSettled: done })}
    >
      Profile, resumes, seats and sessions go for good. Companies keep dates and decisions without the name.{' '}
      {name} reads the statement of reasons by mail.
    </FinalRuling>
  )
}

/** The way to each company that has to get another Admin, or close, before this account may go. */
const Needed = ({ name, companies }: { name: string; companies: UserDetail['places'] }) => (
  <Card asChild pad>
    <Stack asChild gap={4}>
      <section aria-labelledby="needed">
        <Heading as="h2" look="h4" id="needed">
          {TITLE}
        </Heading>
        <Notice title={`${name} is the last Admin of a team with others in it`}>
          <Stack gap={2}>
            <p>Let somebody there become Admin, or close the company. Then the account can be erased.</p>
            {companies.map(({ companyId, name: company }) => (
              <p key={companyId}>
                <TextLink asChild>
                  <Link to={companyPath(companyId ?? '')}>Open {company}</Link>
                </TextLink>
              </p>
            ))}
          </Stack>
        </Notice>
      </section>
    </Stack>
  </Card>
)

/** Where a company stands, whatever its state. */
export const companyPath = (id: string): string =>
  `/admin-companies?${new URLSearchParams({ state: 'any', company: id }).toString()}`
