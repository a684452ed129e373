/** The mark in its light colours, 56 by 52: what a mail carries, because programs for mail show no drawing and load nothing. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAADgAAAA0CAMAAADomgtXAAAChVBMVEVMaXH/vz//sSb/tiT/fwD/sCcZo2MAcJ0AbpsZpWQZo2P/sCYA/wAXpmT/sSYYpWMYpWMAcJ0Yo2P/ryX/sSYYo2P/sSb/sSf/sScAqlUYpGMVqmoXomj/sScWpGAepWkYo2L/sib/ryYZpGIYpGL/sScAb50Vn1//mTMYoWIXomT/sCUYo2L/ryf/sib/tCn/sCYcoF7/sScapWMAcJ3/sScAc5z/sSYYpGP/sCQqqlUYpGMYpGMkkW0YoWMZpGIZo2L/sicZpGL/rSgZpGMXpGL/siYAbaAZpGMAbpwAcJ0Yo2L/sigZo2L/sCcZo2IYpGIYo2IZpGL/rigZpGL/sSYYpGIWo2T/sSf/sCb/sSf/sSf/sSYXpGT/sCcAdZwAb5z/uS7//wAbomH/sCcZo2P/rigZpGMZo2MYo2L/rSIZo2IYpGL/sCcZpGIYpGIZpGIfn18Yo2QZomMAVaoZo2L/qiL/sCcaoV0fn1//sSf/sScapGQAcJwAcJ3/sScAaZYAbZ0AcJ0AcJwAb5wZpGP/syn/sScAmWb/ryUZo2P/sCYAbp3/sSb/sSYAcJwZpWT/sCb/tiT/sSgAcJz/qhz/sCYAcJwYpGP/sCb/sCcAcp7/sCYYo2MYpGL/sCcYo2P/tCr/sSYAcJ3/qir/syUbpWAYo2P/sSYYo2L/sCf/sCcAb50AZpkapGMcqlX/sicYo2P/sCcAcJ3/sSn/sigZo2IZmWYAf3//sCYYpGMaomMZo2QRqmb/sCb/sScZo2MAbpwYpGIYo2P/sCX/sCf/sCcAb53/sSYAcZ3/sCcAcJz/tCUAcJ0Zo2AAcJwXo2EAb53/sCcAbZ3/sScAcJ0ZpGO1TkRzAAAA1HRSTlMABPkHAv787jMz/vsBK+1pSopfPfLl2P2bA5IMFuMtEXIoV/2bzuYYBTQhS4ZNah9/G/ZNsdwf+pAqBvfYBym9mXSjGchBNSPxQ/jrRq288HTRtxP6xds476bVc5FMtg3SCwEvsGQmjeruFvO6Yt58vwhUbAP7D4kTEOmaMG36rhEqquyU1SX8BTDAwDxW37hHhg5f/gnooa9+bh30+R/x9hjs9RIbJX6kpXuiewpXCVOIluErOegKAtvNYT0PusnfU3/iN/dhvuYvDfwiIjLvVpeIFRj2dvMAAAAJcEhZcwAACxMAAAsTAQCanBgAAAIiSURBVEjHndX3X01xGAfwTxpoyCoRshWFZM/M7NEQZUYatuytkAai7L2jIkoklZnRpNv5e7jdrvOp173nfL/38+N5nfd5vud5ntc5gHD6jzeo2STusJZcu83ibjg5w35x5+tJ7tA+cRjNBbeJu8SV5AY7iMPD5By7Ga8kt9fNBSAtleCq5kedPNakk5xMIIPc6JGmQ5zSg1eBc9yZUS2nP5Gi7R7exOXz5PpsML/3UW2YD1znggP+N2zPei1XVIDHt8hFxKitnq8FPwG55HrM5SGNse6+A28cCXq1mm7IAmuu+iccKsl1n9V6L7pYg7+BKu7MjDYLtW6IZVffiF8/yI21b7uK4zpYTC3whwsGiC93zTdyS7TudOuops4VX6mlLhO14GeF0gDkqXC15tlefiT45S3u3zW7TmHab/WCSz4FnpvhCL1+pBO8dwf2pSYXZacHjziRfAYUmuAi/REMIuj8AagwuuMCs+u9lOT7dyh2+ffpPiMy9WXcnzLgtcFwUWhdJk0hWFKORw+uXBJbtDVc8hVwI1t0RUMJ3n4CO+FP97Rwktck/oWYwIfNkoA+CwmePish3blkkgTsuZxgwgEJOYdL9pLpz2KCTn0l4LDJJKfLlPTnwwZJQG8P1Q30kynZVYXBMg6us81u3lApiEjnFtgPkplpciumysLALc2wM6Szw+i2yjvs2q4oe91sgNitKHGwKTvjD9oGN8ZavPwXKhIUqTgab9EAAAAASUVORK5CYII='

/** Names the part of the mail that is the picture (RFC 2392). */
const CID = 'mark@tryka'
const SOURCE = `cid:${CID}`

/** The picture in the letterhead. The name stands beside it, so it says nothing of its own. */
export const MARK = `<img src="${SOURCE}" width="28" height="26" alt="" style="border:0;margin:0 8px 0 0;vertical-align:-5px">`

/** The pictures that travel with this HTML, for the mail server. */
export const picturesOf = (html: string) =>
  html.includes(SOURCE)
    ? [
        {
          cid: CID,
          filename: 'mark.png',
          contentType: 'image/png',
          contentDisposition: 'inline' as const,
          content: Buffer.from(PNG, 'base64'),
        },
      ]
    : []

/** The HTML of a mail as a page of a browser, which has no other parts to look in. */
export const asPage = (html: string): string => html.replaceAll(SOURCE, `data:image/png;base64,${PNG}`)
