import {
  DELIVERY_KINDS,
  NOTIFICATION_CHANNELS,
  type DeliveryKind,
  type DeliveryKinds,
  type NotificationChannel,
} from '@tryka/domain'
import { Checkbox, SrOnly, Table, type Column } from '@tryka/ui'
import { useChoose } from './use-preferences'

const CHANNELS: Record<NotificationChannel, string> = { email: 'Email', push: 'Push' }

/** Each kind by each way; a box applies at once. */
export function KindsTable({ kinds }: { kinds: DeliveryKinds }) {
  const columns: Column<DeliveryKind>[] = [
    { key: 'kind', head: 'About', rowHead: true, cell: (kind) => kind },
    ...NOTIFICATION_CHANNELS.map((channel) => ({
      key: channel,
      head: CHANNELS[channel],
      cell: (kind: DeliveryKind) => <Box kind={kind} channel={channel} checked={kinds[kind][channel]} />,
    })),
  ]
  return (
    <Table
      caption="What is told, and by which way"
      narrow="scroll"
      columns={columns}
      rows={DELIVERY_KINDS}
      rowKey={(kind) => kind}
    />
  )
}

interface BoxProps {
  kind: DeliveryKind
  channel: NotificationChannel
  checked: boolean
}

function Box({ kind, channel, checked }: BoxProps) {
  const choose = useChoose()
  const shown = choose.isPending ? (choose.variables.kinds?.[kind]?.[channel] ?? checked) : checked
  return (
    <Checkbox
      label={
        <SrOnly>
          {kind} by {CHANNELS[channel].toLowerCase()}
        </SrOnly>
      }
      checked={shown}
      onChange={(event) => choose.mutate({ kinds: { [kind]: { [channel]: event.currentTarget.checked } } })}
    />
  )
}
