import { useQuery } from '@tanstack/react-query'
import { endpointQuery, QueryView, useDocumentTitle } from '@tryka/app-shell'
import { BRAND, getConsoleSettings, type ConsoleSettings } from '@tryka/domain'
import {
  Card,
  CardBody,
  CardHead,
  Heading,
  KeyValues,
  LoadingRows,
  PageHead,
  Stack,
  Table,
  type Column,
} from '@tryka/ui'
import { formatCount, formatDate } from '../../base/format'

const ADMISSION = {
  invite: 'Only who was invited: from the list, by a team, or by an administrator',
  open: 'Everybody who proved an address',
}

/** What the operator configured, and who administers. */
export function SettingsPage() {
  const settings = useQuery({ ...endpointQuery(getConsoleSettings), staleTime: 0 })
  useDocumentTitle('Settings', BRAND.adminName)
  return (
    <>
      <PageHead
        title="Settings"
        context="As configured where the product is run. They are changed there, and hold from its next start."
      />
      <QueryView
        query={settings}
        loading={<LoadingRows label="Loading settings" />}
        boxed
        errorText="The settings could not be loaded. Check your connection, then try again."
      >
        {(data) => <Shown settings={data} />}
      </QueryView>
    </>
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
        <Heading as="h2">{title}</Heading>
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
