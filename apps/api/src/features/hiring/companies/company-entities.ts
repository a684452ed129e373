import { EndedPlaceEntity } from '../places/ended-place.table'
import { JoinRequestEntity } from './joining/join-request.table'
import { CompanyWordEntity } from './company-word.table'
import { LogoEntity } from './logo/logo.table'

/** Tables of companies that no demo has: they belong to the live market alone. */
export const companyEntities = [CompanyWordEntity, JoinRequestEntity, LogoEntity, EndedPlaceEntity]
