ALTER TABLE "applications" ADD COLUMN "mail_state" text;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_mail_state" CHECK ("applications"."mail_state" in ('queued', 'sent', 'failed'));--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "found_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- All that a company is found by: its own words, and those of its organisations and people, a line each. Each query in it
-- reads what is stored by then, so that of two who write at once the later one misses nothing.
CREATE FUNCTION words_of_company(company integer, own text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  RETURN own
    || coalesce((SELECT string_agg(E'\n' || name || ' ' || coalesce(email, '') || ' ' || coalesce(website, ''), '' ORDER BY id)
      FROM organisations WHERE client_id = company), '')
    || coalesce((SELECT string_agg(E'\n' || person.email, '' ORDER BY person.id)
      FROM client_users AS member JOIN users AS person ON person.id = member.user_id
      WHERE member.client_id = company), '');
END $$;
--> statement-breakpoint
CREATE FUNCTION own_words_of_company(company clients) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT company.name || ' ' || coalesce(company.kvk_number, '') || ' ' || coalesce(company.vat_number, '') || ' '
    || coalesce(company.invoice_email, '')
$$;
--> statement-breakpoint
CREATE FUNCTION companies_take_words(companies integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two who write at once wait for each other and not for ever.
  PERFORM FROM clients WHERE id = ANY (companies) ORDER BY id FOR NO KEY UPDATE;
  UPDATE clients SET found_by = words_of_company(id, own_words_of_company(clients)) WHERE id = ANY (companies);
END $$;
--> statement-breakpoint
CREATE FUNCTION company_takes_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.found_by := words_of_company(NEW.id, own_words_of_company(NEW));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION company_of_row_takes_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM companies_take_words(ARRAY[
    CASE WHEN TG_OP <> 'INSERT' THEN OLD.client_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.client_id END]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION companies_of_person_take_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM companies_take_words(ARRAY(SELECT client_id FROM client_users WHERE user_id = NEW.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER clients_take_words BEFORE INSERT OR UPDATE OF name, kvk_number, vat_number, invoice_email ON clients
  FOR EACH ROW EXECUTE FUNCTION company_takes_words();
--> statement-breakpoint
CREATE TRIGGER organisations_give_words AFTER INSERT OR DELETE OR UPDATE OF client_id, name, email, website ON organisations
  FOR EACH ROW EXECUTE FUNCTION company_of_row_takes_words();
--> statement-breakpoint
CREATE TRIGGER client_users_give_words AFTER INSERT OR DELETE OR UPDATE OF client_id, user_id ON client_users
  FOR EACH ROW EXECUTE FUNCTION company_of_row_takes_words();
--> statement-breakpoint
CREATE TRIGGER users_give_words AFTER UPDATE OF email ON users
  FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION companies_of_person_take_words();
--> statement-breakpoint
-- How the last mail stands that brought an application to who recruits.
CREATE FUNCTION application_takes_mail_state() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sent integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.application_id ELSE NEW.application_id END;
BEGIN
  PERFORM FROM applications WHERE id = sent FOR NO KEY UPDATE;
  UPDATE applications SET mail_state = (SELECT state FROM mails
    WHERE application_id = sent AND event IN ('application.received', 'introduction.received') ORDER BY id DESC LIMIT 1)
  WHERE id = sent;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER mails_give_state AFTER INSERT OR UPDATE OF state ON mails FOR EACH ROW
  WHEN (NEW.application_id IS NOT NULL AND NEW.event IN ('application.received', 'introduction.received'))
  EXECUTE FUNCTION application_takes_mail_state();
--> statement-breakpoint
CREATE TRIGGER mails_take_state AFTER DELETE ON mails FOR EACH ROW
  WHEN (OLD.application_id IS NOT NULL AND OLD.event IN ('application.received', 'introduction.received'))
  EXECUTE FUNCTION application_takes_mail_state();
--> statement-breakpoint
UPDATE clients SET found_by = words_of_company(id, own_words_of_company(clients));--> statement-breakpoint
UPDATE applications SET mail_state = last_mail.state
  FROM (SELECT DISTINCT ON (application_id) application_id, state FROM mails
    WHERE application_id IS NOT NULL AND event IN ('application.received', 'introduction.received')
    ORDER BY application_id, id DESC) AS last_mail
  WHERE last_mail.application_id = applications.id;--> statement-breakpoint
CREATE INDEX "applications_mail" ON "applications" USING btree ("job_board_id","mail_state","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_of_status" ON "jobs" USING btree ("status","id","from","till");--> statement-breakpoint
-- A server without trigrams reads all rows.
DO $$
BEGIN
  CREATE INDEX "clients_found_by" ON "clients" USING gin ("found_by" gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'No trigrams: %', SQLERRM;
END $$;
--> statement-breakpoint
ANALYZE clients, applications, jobs;
