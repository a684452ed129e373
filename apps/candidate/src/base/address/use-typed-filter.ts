import { useTypedAhead } from '@tryka/app-shell'
import { useSectionAddress } from './address'

/** A text filter that lives in the address; what is typed runs ahead of it. A new search begins at the first page. */
export function useTypedFilter(name: string) {
  const address = useSectionAddress()
  return useTypedAhead(address.get(name), (text) => address.set({ [name]: text, page: undefined }))
}
