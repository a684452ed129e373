import { useQuery } from '@tanstack/react-query'
import { Link, useOutletContext } from 'react-router-dom'
import { endpointQuery, QueryView, useDocumentTitle } from '@tryka/app-shell'
import { BRAND, getConsoleSettings, type AdminSession, type ConsoleSettings } from '@tryka/domain'
import {
  Card,
  CardBody,
  CardHead,
  Columns,
  Heading,
  KeyValues,
  LoadingRows,
  PageHead,
  Stack,
  Table,
  Text,
  TextLink,
  type Column,
} from '@tryka/ui'
import { formatCount, formatDate } from '../../base/format'
import { PasswordCard } from './account/password-card'
import { SessionsCard } from './account/sessions-card'

const ADMISSION = {
  invite: 'Only who was invited: from the list, by a team, or by an administrator',
  open: 'Everybody who proved an address',
}

/** One's own account; then what the operator configured, and who administers. */
export function SettingsPage() {
  const { username } = useOutletContext<AdminSession>()
  const settings = useQuery({ ...endpointQuery(getConsoleSettings), staleTime: 0 })
  useDocumentTitle('Settings', BRAND.adminName)
  return (
    <Stack gap={6}>
      <div>
        <PageHead
          title="Settings"
          context={
            <>
              Your own account, and how the product is run. Your authenticator app and your passkeys are at{' '}
              <TextLink asChild>
                <Link to="/admin-security">Your sign-in</Link>
              </TextLink>
              .
            </>
          }
        />
        <Columns ratio="half">
          <PasswordCard username={username} />
          <SessionsCard />
        </Columns>
      </div>
      <Stack asChild gap={4}>
        <section aria-labelledby="configured">
          <Stack gap={1}>
            <Heading as="h2" look="h3" id="configured">
              How the product is run
            </Heading>
            <Text size="sm">
              As configured where it runs. It is changed there, and holds from the next start.
            </Text>
          </Stack>
          <QueryView
            query={settings}
            loading={<LoadingRows label="Loading settings" />}
            boxed
            errorText="The settings could not be loaded. Check your connection, then try again."
          >
            {(data) => <Shown settings={data} />}
          </QueryView>
        </section>
      </Stack>
    </Stack>
  )
}

const Shown = ({
  settings: { admission, publicUrl, contacts, mail, administrators },
}: {
  settings: ConsoleSettings
}) => (
  <Stack gap={5}>
    <Section
      title="Who is let in"
      items={[
        { label: 'Admission', value: ADMISSION[admission] },
        { label: 'Address of the site', value: publicUrl },
      ]}
    />
    <Section
      title="Contact addresses"
      items={[
        { label: 'Questions', value: contacts.hello },
        { label: 'Work with us', value: contacts.careers },
        { label: 'Personal data', value: contacts.privacy },
        { label: 'Contact form goes to', value: contacts.form },
      ]}
    />
    <Section
      title="Mail"
      items={[
        {
          label: 'Leaves by',
          value: mail.by === 'smtp' ? 'A mail server' : 'Files on this machine: nobody gets it',
        },
        { label: 'Comes from', value: mail.from },
        { label: 'At most in an hour', value: formatCount(mail.perHour) },
      ]}
    />
    <Card>
      <Table
        caption="Administrators"
        columns={COLUMNS}
        rows={administrators}
        rowKey={({ username }) => username}
      />
    </Card>
  </Stack>
)

const Section = ({ title, items }: { title: string; items: { label: string; value: string }[] }) => (
  <Card asChild>
    <section aria-label={title}>
      <CardHead>
        <Heading as="h3">{title}</Heading>
      </CardHead>
      <CardBody>
        <KeyValues items={items} />
      </CardBody>
    </section>
  </Card>
)

const COLUMNS: Column<ConsoleSettings['administrators'][number]>[] = [
  { key: 'name', head: 'Administrator', rowHead: true, cell: ({ username }) => username },
  {
    key: 'since',
    head: 'Since',
    numeric: true,
    nowrap: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
]
