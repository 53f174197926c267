import { Button, Tabs } from "@mantine/core";
import { business } from "@petcare/business";
import { me } from "@petcare/contract";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { read } from "../../lib/api/query.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { logOut } from "../../lib/session/log-out.ts";
import { AreaHeader, AreaMain } from "../../parts/area-header.tsx";
import { Brand } from "../../parts/brand-mark.tsx";
import { MailIcon, PhoneIcon } from "../../ui/theme/icons.tsx";
import classes from "./client-dashboard.module.css";
import { NextVisit } from "./next-visit.tsx";
import { tabs } from "./tabs.ts";

/** The client's one page. The tab is in the address, so that Back goes from tab to tab. */
export function ClientDashboard() {
  const [params, setParams] = useSearchParams();
  const [first] = tabs;
  const current = tabs.find(({ name }) => name === params.get("tab")) ?? first;
  const name = useQuery(read(me)).data?.name.split(" ")[0];
  useTitle(current.label);
  const show = (tab: string | null) =>
    setParams(tab === null || tab === first.name ? {} : { tab }, { preventScrollReset: true });

  return (
    <>
      <AreaHeader
        narrow
        lead={<Brand to="/client" />}
        title={name ? `Hi ${name}` : "Hello"}
        settings="/client/settings"
        onLogOut={logOut}
      >
        <NextVisit />
      </AreaHeader>
      <AreaMain narrow>
        <Tabs value={current.name} onChange={show} variant="pills" radius="xl" keepMounted={false}>
          <Tabs.List className={classes.tabs} aria-label="Your walks">
            {tabs.map(({ name: tab, label }) => (
              <Tabs.Tab key={tab} value={tab} className={classes.tab}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabs.map(({ name: tab, label, Panel }) => (
            <Tabs.Panel key={tab} value={tab} className={classes.panel}>
              <h2 className="visually-hidden">{label}</h2>
              <Panel />
            </Tabs.Panel>
          ))}
        </Tabs>
        <section className={classes.help} aria-label="Contact">
          <p>Plans changed? Tell us.</p>
          <Button
            component="a"
            variant="light"
            href={`tel:${business.phone.link}`}
            leftSection={<PhoneIcon size={18} />}
          >
            {business.phone.shown}
          </Button>
          <Button component="a" variant="light" href={`mailto:${business.email}`} leftSection={<MailIcon size={18} />}>
            {business.email}
          </Button>
        </section>
      </AreaMain>
    </>
  );
}
