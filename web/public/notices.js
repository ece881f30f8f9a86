/** A tap on a notice goes to its table: to the page that shows it, or to a new one. */
self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const shown = self.clients.matchAll({ type: "window", includeUncontrolled: true });
  event.waitUntil(
    shown.then((pages) => {
      const page = pages.find((each) => new URL(each.url).pathname === notification.data);
      return page ? page.focus() : self.clients.openWindow(notification.data);
    }),
  );
});
