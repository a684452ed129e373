import { useAddress } from '../parts/address'
import { ApplicationDetailView } from './detail/application-detail'
import { ApplicationList } from './list/application-list'

/** Own applications, or one of them in full; which one is kept in the address. */
export function Applications() {
  const address = useAddress()
  const id = address.get('application')
  return id ? (
    <ApplicationDetailView key={id} id={id} backTo={address.with({ application: undefined })} />
  ) : (
    <ApplicationList />
  )
}
