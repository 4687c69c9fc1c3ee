// Customers on PocketBase, with contact persons by relation.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"strconv"

	"github.com/pocketbase/pocketbase"
	"github.com/pocketbase/pocketbase/core"
	"github.com/pocketbase/pocketbase/tools/types"
	"github.com/spf13/cobra"
)

var person = []string{"voornaam", "achternaam", "geslacht", "aanhef", "adres", "postcode", "plaats", "telefoon1",
	"telefoon2", "email1", "email2"}
var customer = []string{"type", "naam", "adres", "postcode", "plaats", "landcode", "provinciecode", "website",
	"btw_nummer", "soort_klant", "afdeling", "factuur_adressering"}

func main() {
	app := pocketbase.New()
	app.RootCmd.AddCommand(&cobra.Command{
		Use:  "seed COUNT",
		Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			count, err := strconv.Atoi(args[0])
			if err != nil {
				return err
			}
			return seed(app, count)
		},
	})
	app.OnServe().BindFunc(func(event *core.ServeEvent) error {
		// Nobody is there to set up an administrator.
		event.InstallerFunc = nil
		return event.Next()
	})
	if err := app.Start(); err != nil {
		log.Fatal(err)
	}
}

// Makes the collections and the customers, and prints the token and the ids that requests need.
func seed(app *pocketbase.PocketBase, count int) error {
	if err := app.Bootstrap(); err != nil {
		return err
	}
	settings := app.Settings()
	settings.Batch.Enabled = true
	settings.Batch.MaxRequests = 50
	// The service writes no log line for a request either.
	settings.Logs.MaxDays = 0
	if err := app.Save(settings); err != nil {
		return err
	}
	persons := collection("persons", person)
	persons.Fields.Add(&core.BoolField{Name: "hoofdcontact"}, &core.JSONField{Name: "nieuwsbrief_ids"})
	if err := app.Save(persons); err != nil {
		return err
	}
	related := collection("customers", customer)
	related.Fields.Add(&core.RelationField{Name: "contactpersonen", CollectionId: persons.Id, MaxSelect: 1000})
	if err := app.Save(related); err != nil {
		return err
	}
	told := map[string]string{}
	for n := 1; n <= count; n++ {
		data := map[string]any{"voornaam": "Anna", "achternaam": fmt.Sprint("de Vries ", n), "geslacht": "onbekend",
			"email1": fmt.Sprint("anna", n, "@bedrijf.example"), "hoofdcontact": true, "nieuwsbrief_ids": []int{}}
		made, err := save(app, persons, data)
		if err != nil {
			return err
		}
		own := map[string]any{"type": "klant", "naam": fmt.Sprint("Bedrijf ", n), "adres": fmt.Sprint("Kade ", n),
			"postcode": "1234 AB", "plaats": "Utrecht", "landcode": "NL", "soort_klant": "bedrijf",
			"contactpersonen": []string{made.Id}}
		last, err := save(app, related, own)
		if err != nil {
			return err
		}
		told["customer"] = last.Id
	}
	users, err := app.FindCollectionByNameOrId("users")
	if err != nil {
		return err
	}
	user := core.NewRecord(users)
	user.SetEmail("bench@example.org")
	user.SetPassword("een lang genoeg wachtwoord")
	if err := app.Save(user); err != nil {
		return err
	}
	if told["token"], err = user.NewAuthToken(); err != nil {
		return err
	}
	text, err := json.Marshal(told)
	fmt.Println(string(text))
	return err
}

// Only who is logged in may read and create.
func collection(name string, texts []string) *core.Collection {
	made := core.NewBaseCollection(name)
	rule := types.Pointer(`@request.auth.id != ""`)
	made.ListRule, made.ViewRule, made.CreateRule = rule, rule, rule
	for _, each := range texts {
		made.Fields.Add(&core.TextField{Name: each, Max: 1000})
	}
	return made
}

func save(app core.App, in *core.Collection, data map[string]any) (*core.Record, error) {
	record := core.NewRecord(in)
	record.Load(data)
	return record, app.Save(record)
}
