/** Never download a browser at install time; the app is told which Chromium to use. */
module.exports = { skipDownload: true }
